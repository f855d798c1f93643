// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// CalculatedChanged reports that a user added, changed or deleted a calculated column. If Calculated is Controlled it
// proposes that: calculated.Columns.Apply makes the change.
type CalculatedChanged struct {
	// Column is the column after the change, or before it if it was Deleted.
	Column  option.CalculatedColumn
	Deleted bool
}
