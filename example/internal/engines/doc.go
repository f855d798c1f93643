// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package engines has the databases that the programs open: their drivers, the addresses by which
// they are named, and how PostgreSQL tells of changes.
//
// A browser has no driver: the package is empty there.
package engines
