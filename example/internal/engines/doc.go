// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package engines has the databases that the programs open: their drivers, and the addresses by
// which they are named.
//
// A browser has no driver: the package is empty there.
package engines
