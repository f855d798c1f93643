// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import "github.com/giogrid/giogrid/gridui/option"

// CalculatedChanged reports that a user added, changed or deleted a calculated column. If Calculated is Controlled,
// it only proposes the change; calculated.Columns.Apply makes it.
type CalculatedChanged struct {
	// Column is the column after the change, or the column before it if Deleted is true.
	Column  option.CalculatedColumn
	Deleted bool
}
