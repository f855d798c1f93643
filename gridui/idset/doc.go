// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package idset holds sets of row ids. A Set contains some ids, or all ids except some; its size in memory grows with
// the number of exceptions. The selected rows, the expanded rows and the rows with an open detail are Sets.
//
// The package depends neither on grids nor on Gio.
package idset
