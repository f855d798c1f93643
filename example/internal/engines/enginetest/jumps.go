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

// checkJumps reads at random places, with more rows than between two anchors, during the scan and after it has
// counted.
func checkJumps(t *testing.T, e Engine) {
	rng := rand.New(rand.NewPCG(4, 2))
	rows := someRecords(rng, 13_000)
	db := e.Open()
	e.create(t, db, e.table("jumps"), rows)
	checkEstimate(t, e, db)
	right := oracle(t, rows)
	for i, q := range []rowsource.Query{
		{}, {Sort: []rowsource.Order{{Column: "id", Descending: true}}},
		{Sort: []rowsource.Order{{Column: "name", Descending: true}, {Column: "weight", NullsFirst: true}}},
		{Sort: []rowsource.Order{{Column: "at"}}, Filter: expr.Compare{Column: "qty", Op: expr.OpGreater, Value: value.Int(-3)}},
		{Filter: expr.Not{Of: expr.Null{Column: "name"}}},
	} {
		limit := time.Duration(i%2*2-1) * time.Hour // sorted by a single statement, or step by step
		source := newSource(t, sqlrows.Options{DB: db, Table: e.table("jumps"), Dialect: e.Dialect, SeekLimit: limit})
		want, err := right.Open(context.Background(), q)
		if err != nil {
			t.Fatal(err)
		}
		j := jumper{t: t, source: source, got: view(t, source, q), want: want, rng: rng}
		j.jump(4)
		total := j.counted()
		count, _ := want.Count(context.Background())
		same(t, "count", total, count.N)
		j.jump(12)
		write(t, source, rowsource.Edit{ID: "77", Set: set("data", value.Value{})}) // invalidates nothing that was found
		j.jump(2)
	}
}

// jumper compares two views of the same rows.
type jumper struct {
	t      *testing.T
	source *sqlrows.Source
	got    rowsource.Result[sqlrows.Row]
	want   rowsource.Result[record]
	rng    *rand.Rand
}

// counted waits for the number of rows and returns it.
func (j jumper) counted() int64 {
	for ; ; time.Sleep(time.Millisecond) {
		count, err := j.got.Count(context.Background())
		if err != nil {
			j.t.Fatal(err)
		}
		if count.Exact {
			return count.N
		}
	}
}

// jump reads at random places, locates the rows, and adds them up.
func (j jumper) jump(times int) {
	j.t.Helper()
	ctx := j.t.Context()
	count, _ := j.want.Count(ctx)
	for range times {
		i := j.rng.Int64N(count.N)
		got, err := j.got.Read(ctx, rowsource.Seek{Index: i}, 20)
		if err != nil {
			j.t.Fatal(err)
		}
		want, _ := j.want.Read(ctx, rowsource.Seek{Index: i}, 20)
		var ids []string
		for _, r := range want.Items {
			ids = append(ids, r.id())
		}
		same(j.t, "jump", idsOf(j.source, got.Items), ids)
		same(j.t, "index", got.Index, i)
		at, err := j.got.Locate(ctx, ids[0])
		if err != nil || at != i {
			j.t.Fatalf("locate: %d, %v, want %d", at, err, i)
		}
		j.sum(ctx, rowsource.Span{From: i, To: i + 5000})
	}
}

func (j jumper) sum(ctx context.Context, span rowsource.Span) {
	j.t.Helper()
	of := []rowsource.Agg{{}, {Func: rowsource.AggSum, Column: "qty"}}
	got, err := j.got.Aggregate(ctx, of, span)
	if err != nil {
		j.t.Fatal(err)
	}
	want, _ := j.want.Aggregate(ctx, of, span)
	same(j.t, "sum", got, want)
}

// checkEstimate reads the number of rows from the statistics, whatever they contain.
func checkEstimate(t *testing.T, e Engine, db *sql.DB) {
	t.Helper()
	b, err := sqlrows.NewBuilder(e.Dialect, e.table("jumps"))
	if err != nil {
		t.Fatal(err)
	}
	st, ok := b.Estimate()
	if !ok {
		t.Fatal("no estimate")
	}
	var n sql.NullInt64
	if err := db.QueryRow(st.Text, st.Args...).Scan(&n); err != nil || !n.Valid {
		t.Fatalf("%s: %v, %v", st.Text, n, err)
	}
}
