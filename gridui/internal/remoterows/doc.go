// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package remoterows puts the rows of a rowsource.Source behind the door of package remote: a Rows is
// a remote.Rows. It keeps the rows near the screen in a block cache, and writes what the grid
// wants, the sort keys and filters of the row model, as a query of the source.
//
// Packages gridui and tracked import it, and dataset does not: a grid without a Remote does not link it.
package remoterows
