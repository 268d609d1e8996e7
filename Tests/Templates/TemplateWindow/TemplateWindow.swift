// The sources are in Original, as in Xcode.
