// Provides Qt's flags to the package manager; the C++ target includes Qt's own headers.
