// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnname is the field above the header that takes the new name of a column.
//
// columnname.go reads the field, field.go draws it. It imports ui, and no other feature.
package columnname
