// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Change is a change that waits to be made.
type Change struct {
	// Add, update and remove are those of Changes; nil: none.
	Add, Update rowdata.Slice
	Remove      []string
	// IDs are those of the updated rows; nil: RowID's. at are the records of the updated
	// rows of an edit, of the rows that were given then: -1 where only the id is known.
	// nil: all are looked for.
	IDs   []string
	At    []int
	Given RecordsGiven
	// AddIDs are the ids of added rows; nil: RowID's.
	AddIDs []string
	// Made is called once the change is made, when nothing needs its rows any more; nil:
	// somebody may hold on to them.
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

// namesRows says whether a change names rows by what RowID says of them.
func (c *Change) namesRows() bool {
	return len(c.Remove) > 0 || rowdata.Len(c.Add) > 0 && c.AddIDs == nil || rowdata.Len(c.Update) > 0 && c.IDs == nil
}
