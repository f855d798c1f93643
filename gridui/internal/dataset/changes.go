// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Change is a queued change of rows.
type Change struct {
	// Add, Update and Remove correspond to gridui.Changes; nil means none.
	Add, Update rowdata.Slice
	Remove      []string
	// IDs holds the ids of the updated rows; nil means that RowID returns them. At holds the
	// records of an edit's rows in the numbering Given, -1 where only the id is known; nil means
	// that all rows are looked up by id.
	IDs   []string
	At    []coord.Record
	Given RecordsGiven
	// AddIDs holds the ids of added rows; nil means that RowID returns them.
	AddIDs []string
	// Made is called when the change is applied and its rows are free for reuse. It is nil if
	// other code may still hold the rows.
	Made func()
}

// addedID returns the id of an added row.
func (c *Change) addedID(i int, rowID func(rowdata.Row) string) string {
	if c.AddIDs != nil {
		return c.AddIDs[i]
	}
	return rowID(c.Add.At(i))
}

// updatedID returns the id of an updated row.
func (c *Change) updatedID(i int, rowID func(rowdata.Row) string) string {
	if c.IDs != nil {
		return c.IDs[i]
	}
	return rowID(c.Update.At(i))
}

// namesRows reports whether a change needs RowID to name its rows.
func (c *Change) namesRows() bool {
	return len(c.Remove) > 0 || rowdata.Len(c.Add) > 0 && c.AddIDs == nil || rowdata.Len(c.Update) > 0 && c.IDs == nil
}
