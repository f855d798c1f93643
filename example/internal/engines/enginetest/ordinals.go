// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"database/sql"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// checkOrdinals jumps in an order without an index: the rows equal the oracle's rows, in an order that other
// writers do not change, and no row is missing after another was deleted. Closing the view releases its resources.
func checkOrdinals(t *testing.T, e Engine) {
	rng := rand.New(rand.NewPCG(6, 3))
	rows := someRecords(rng, 9_000)
	db := e.Open()
	e.create(t, db, e.table("ranked"), rows)
	right := oracle(t, rows)
	for _, q := range []rowsource.Query{
		{Sort: []rowsource.Order{{Column: "name", Descending: true}, {Column: "weight", NullsFirst: true}}},
		{Sort: []rowsource.Order{{Column: "at"}}, Filter: expr.Compare{Column: "qty", Op: expr.OpGreater, Value: value.Int(-3)}},
	} {
		for _, most := range []int64{0, 100, -1} { // 100 are too small
			source := newSource(t, sqlrows.Options{DB: db, Table: e.table("ranked"), Dialect: e.Dialect, SeekLimit: -1, Ordinals: most})
			want, err := right.Open(context.Background(), q)
			if err != nil {
				t.Fatal(err)
			}
			v := view(t, source, q)
			j := jumper{t: t, source: source, got: v, want: want, rng: rng}
			count, _ := want.Count(context.Background())
			same(t, "count", j.counted(), count.N)
			j.jump(10)
			v.Close()
			waitForIdle(t, db)
		}
	}
	if e.Ordinals && db.Stats().MaxOpenConnections == 0 {
		checkSteady(t, e, db)
	}
}

// checkSteady writes to rows of a view with ordinals.
func checkSteady(t *testing.T, e Engine, db *sql.DB) {
	ctx := context.Background()
	source := newSource(t, sqlrows.Options{DB: db, Table: e.table("ranked"), Dialect: e.Dialect, SeekLimit: -1})
	q := rowsource.Query{Sort: []rowsource.Order{{Column: "name"}}}
	v := view(t, source, q)
	total := jumper{t: t, got: v}.counted()
	same(t, "connections in use", db.Stats().InUse, 1)
	read := func(i int64) []string {
		t.Helper()
		page, err := v.Read(ctx, rowsource.Seek{Index: i}, 20)
		if err != nil {
			t.Fatal(err)
		}
		same(t, "rows of a page", len(page.Items), min(20, total-i))
		return idsOf(source, page.Items)
	}
	before := read(5000)
	write(t, source, rowsource.Edit{ID: before[3], Set: set("name", value.Text("zzz"))})
	same(t, "a page after a row was written to", read(5000), before)
	cancelled, cancel := context.WithCancel(ctx)
	cancel()
	if _, err := v.Read(cancelled, rowsource.Seek{Index: 7000}, 20); err == nil {
		t.Fatal("a call that was cancelled goes well")
	}
	same(t, "a page after a call was cancelled", read(5000), before)
	write(t, source, rowsource.Edit{Kind: rowsource.EditDelete, ID: before[4]})
	if after := read(5000); len(after) != 20 || after[3] == before[3] {
		t.Fatalf("%v, want the rows in their order of now", after)
	}
	same(t, "connections in use", db.Stats().InUse, 1)
	v.Close()
	waitForIdle(t, db)
}

// waitForIdle waits until no connection is in use.
func waitForIdle(t *testing.T, db *sql.DB) {
	t.Helper()
	for end := time.Now().Add(time.Minute); db.Stats().InUse > 0; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%d connections are in use", db.Stats().InUse)
		}
	}
}
