// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package remote is the door to rows that are not in memory, such as those of a database: Rows is
// what the dataset asks them, a Query what it asks for.
//
// It knows no source: package remoterows puts one behind the door.
package remote
