// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"context"
	"errors"

	"github.com/giogrid/giogrid/example/bench/internal/orderdb"
)

// sourceRows is the number of rows in the table of a source.
const sourceRows = 10_000_000

// source measures a grid over a database table. The file is made on first use, and kept in the user's cache.
func source(_ settings, t *table) error {
	return sourcePlan{
		rows: sourceRows, jumps: 40, naive: 8, sorts: 15, slowSorts: 2, frames: 1_000, fillBytes: 80 << 20,
	}.measure(t, orderdb.Folder())
}

// sourcePlan holds the numbers of measurements.
type sourcePlan struct {
	rows         int
	jumps, naive int
	// sorts counts changes to an order with an index, slowSorts to an order without one.
	sorts, slowSorts int
	frames           int
	// fillBytes is the number of bytes of rows to read before memory is counted, if there are as many.
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
