// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package remoterows implements remote.Rows for a rowsource.Source: Rows. It keeps the rows near
// the screen in a block cache, and translates sort keys and filters of the row model to a query of
// the source.
//
// Packages gridui and tracked import it, and dataset does not, so that a grid without a Remote does
// not link it.
package remoterows
