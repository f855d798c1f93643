// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package keylist shows the keys that act in a grid in a card over it.
//
// lines.go lists the bindings of the grid whose keys the cells read now and whose feature is on (uses.go), the bindings of
// the cell editor and the keys of features. feature.go reads the field and the list, and paint.go draws them.
package keylist
