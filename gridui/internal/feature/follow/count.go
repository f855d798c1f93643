// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package follow

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// count counts the rows that have come since the grid followed last and that pass the filters. Rows that come are
// the last records.
type count struct {
	// n is the number of rows. since is the first record that came, left the number of records from there on that
	// were not removed.
	n     int
	since coord.Record
	left  int
	// id is the id of the record before since, empty if unknown. given is the numbering of the records.
	id    string
	given dataset.RecordsGiven
	// rev identifies the rows that were counted.
	rev uint32
}

// begin counts from the present rows on.
func (c *count) begin(ds *dataset.Set) {
	*c = count{since: ds.Records(), given: ds.RecordsGiven(), rev: ds.RowsRev}
}

// hold notes the last row before those to come, so that it is found again among other rows.
func (c *count) hold(ds *dataset.Set) { c.id = ds.LastID(c.since) }

// sync counts the rows if they have changed.
func (c *count) sync(ds *dataset.Set) {
	c.renumber(ds, ds.Records())
	if c.rev == ds.RowsRev {
		return
	}
	c.rev = ds.RowsRev
	c.left, c.n = ds.Arrived(c.since)
}

// changed follows changes of rows by id.
func (c *count) changed(ds *dataset.Set, changes rowmodel.Changes) {
	c.renumber(ds, ds.Records()-coord.Record(changes.Added))
	c.left, c.n = ds.Arrived(c.since)
}

// renumber finds the first record that came in another numbering of records. n is the number of records at the time
// of the new numbering.
func (c *count) renumber(ds *dataset.Set, n coord.Record) {
	given := ds.RecordsGiven()
	switch {
	case given == c.given:
		return
	case given.Compacts(c.given):
		c.since = max(n-coord.Record(c.left), 0)
	case c.id != "":
		c.since = ds.RecordByID(c.id) + 1
	}
	c.since = min(c.since, n)
	c.given = given
	c.rev = ds.RowsRev - 1
}
