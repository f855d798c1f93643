// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package structfields finds the fields of a struct type that become columns: their ids, headers and tags, the
// structs that become groups, and how a field of a row is read and written.
package structfields
