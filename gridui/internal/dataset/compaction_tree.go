// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// compactTree gives the rows of a tree that are left in place of the source, before the tree is
// built anew. It returns the ids of rows that the new tree will have again.
func (cp *compactor) compactTree() (again []string) {
	in, o := &cp.rows.inputs, &cp.rows.Order
	rows, records, again := o.Tree.Compact(in.source.(rowdata.Slice), o.Gone.set)
	in.source, in.Made = rows, renumberedIDs(in.Made, records)
	return again
}
