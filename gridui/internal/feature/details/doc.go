// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package details shows the details below rows, and the marks that open and close them: by
// clicks, by keys, by the program, and by the details themselves.
//
// It changes the set of open details in the options, tells the program of changes by users, and
// keeps the list of open details that it tells, in the order of the rows. How high details are
// and where they are is known to package viewport, which also lays out what the program draws;
// the feature only paints that. It asks the grid for the focus and for the label that assistive
// technology reads, and knows no other feature.
package details
