// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package structure is the page that describes a table: its columns, keys, indexes and foreign keys in both
// directions.
package structure
