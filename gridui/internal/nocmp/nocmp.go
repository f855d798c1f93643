// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package nocmp keeps the comparison of structs that nobody compares out of programs: Go links a
// function for each comparable struct whose type a program knows at run time, about 20 bytes of it
// for each field.
package nocmp

// Struct makes a struct that cannot be compared. It takes no room as the first field.
type Struct [0]func()
