// What is compiled is what the plugin makes of the folder Original.
