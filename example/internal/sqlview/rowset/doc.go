// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package rowset opens what a window or an export shows as a row source: a table, a view, or a
// statement that a person typed. Tables with a key are read where they are; all else through a
// snapshot.
package rowset
