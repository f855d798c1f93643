// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package structure is the page that tells how a table is made: its columns, keys, indexes and
// foreign keys in both directions.
package structure
