// The compiled sources are the plugin's output for the folder Original.
