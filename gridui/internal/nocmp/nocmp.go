// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package nocmp keeps unused comparison functions of structs out of programs: Go links a function
// for each comparable struct type that a program knows at run time, about 20 bytes for each field.
package nocmp

// Struct makes a struct that contains it incomparable. As the first field it takes no room.
type Struct [0]func()
