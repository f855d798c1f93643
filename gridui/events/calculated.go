// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// CalculatedChanged says that a user has made, changed or deleted a calculated column, or asks for it
// where Calculated is Controlled: calculated.Columns.Apply makes it then.
type CalculatedChanged struct {
	// Column is the column as it is now, or as it was where it was Deleted.
	Column  option.CalculatedColumn
	Deleted bool
}
