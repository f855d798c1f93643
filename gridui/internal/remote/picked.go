// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// Named provides the ids of the rows of a Stream. Jobs read rows and ids while frames change rows,
// so the ids must belong to the snapshot: a grid's RowID may read what frames write.
type Named interface {
	// IDAt returns the id of a row.
	IDAt(i int) string
}

// MostPicked is the maximum number of rows read by id.
const MostPicked = 1000

// Picker is implemented by Rows that can be read by id.
type Picker interface {
	// Pick returns the rows with ids, at most MostPicked, that pass the filter, in the order of
	// Rows.Stream and read like it. It returns nil if reading all rows is better.
	Pick(ids []string) Picked
}

// Picked holds rows picked by id, for one goroutine. Its length is the number of ids.
type Picked interface {
	rowdata.Source
	// Count returns the number of rows found. It waits for the source, and panics like At.
	Count() int
}
