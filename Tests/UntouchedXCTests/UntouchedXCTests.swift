// The folder Original has test cases as in Xcode, which the plugin rewrites.
