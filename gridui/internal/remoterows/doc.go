// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package remoterows implements remote.Rows for a rowsource.Source: Rows. It keeps the rows near
// the screen in a block cache, and translates sort keys and filters of the row model to a query of
// the source.
//
// It is the only package of gridui that imports package rowsource, so that programs without remote
// rows do not link it.
package remoterows
