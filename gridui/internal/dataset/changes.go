// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Change is a change of rows that waits to be made.
type Change struct {
	// Add, Update and Remove are as in gridui.Changes; nil means none.
	Add, Update rowdata.Slice
	Remove      []string
	// IDs are the ids of the updated rows; nil means RowID's. At are the records of the rows of
	// an edit by the numbering Given, -1 where only the id is known; nil means that all rows are
	// looked up by id.
	IDs   []string
	At    []coord.Record
	Given RecordsGiven
	// AddIDs are the ids of added rows; nil means RowID's.
	AddIDs []string
	// Made is called when the change is made and its rows are free for reuse. It is nil if
	// somebody else may hold them.
	Made func()
}

// addedID is the id of an added row.
func (c *Change) addedID(i int, rowID func(rowdata.Row) string) string {
	if c.AddIDs != nil {
		return c.AddIDs[i]
	}
	return rowID(c.Add.At(i))
}

// updatedID is the id of an updated row.
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
