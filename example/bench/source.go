// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"context"
	"errors"

	"github.com/giogrid/giogrid/example/bench/internal/orderdb"
)

// sourceRows is how many rows the table has that the rows of a source are read from.
const sourceRows = 10_000_000

// source measures a grid over a table of a database: the file is made once, and kept in the cache of the
// user.
func source(_ settings, t *table) error {
	return sourcePlan{
		rows: sourceRows, jumps: 40, naive: 8, sorts: 15, slowSorts: 2, frames: 1_000, fillBytes: 80 << 20,
	}.measure(t, orderdb.Folder())
}

// sourcePlan is how often things are measured.
type sourcePlan struct {
	rows         int
	jumps, naive int
	// sorts and slowSorts are changes to an order that an index has, and to one that none has.
	sorts, slowSorts int
	frames           int
	// fillBytes is how many bytes of rows are read before memory is counted, or all rows.
	fillBytes int
}

func (p sourcePlan) measure(t *table, folder string) error {
	path, err := orderdb.Make(context.Background(), folder, p.rows)
	if err != nil {
		return err
	}
	o, err := orderdb.Open(path, p.rows)
	if err != nil {
		return err
	}
	err = errors.Join(p.scan(t, o), p.jump(t, o), p.sort(t, o), p.scrolled(t, o), p.heap(t, o))
	return errors.Join(err, o.Close())
}
