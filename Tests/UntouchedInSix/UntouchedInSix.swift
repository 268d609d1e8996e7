// The compiled sources are in Original, as in Xcode.
