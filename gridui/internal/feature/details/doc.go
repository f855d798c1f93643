// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package details shows the details below rows, and the marks that open and close them: by clicks, by keys, by
// the program, and by the details themselves.
//
// It changes the set of open details in the options, reports changes by users to the program, and keeps the list
// of open details that it reports, in the order of the rows. Package viewport holds the heights and positions of
// details, and lays out what the program draws; the feature only paints that. It imports no other feature.
package details
