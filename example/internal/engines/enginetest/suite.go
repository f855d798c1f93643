// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Suite checks a source of a database: it returns the rows of an oracle for all ways to read them, writes and
// conflicts are right, and hostile names and values stay unchanged.
func Suite(t *testing.T, e Engine) {
	checks := map[string]func(*testing.T, Engine){
		"oracle": checkOracle, "jumps": checkJumps, "ordinals": checkOrdinals, "round trip": checkRoundTrip, "collations": checkCollations, "edges": checkEdges, "composite": checkComposite,
		"writes": checkWrites, "conflicts": checkConflicts, "versions": checkVersions, "generated keys": checkGeneratedKeys,
		"refused": checkRefused, "hostile": checkHostile, "plans": checkPlans, "errors": checkErrors, "cancelled": checkCancelled, "disorder": checkDisorder, "busy": checkBusy, "stopped": checkStopped,
	}
	if e.NaN {
		checks["NaN"] = checkNaN
	}
	for name, check := range checks {
		t.Run(name, func(t *testing.T) { check(t, e) })
	}
}

// checkOracle compares random queries with rows in memory.
func checkOracle(t *testing.T, e Engine) {
	rng := rand.New(rand.NewPCG(7, 11))
	rows := someRecords(rng, 120)
	source := e.create(t, e.Open(), e.table("things"), rows)
	c := sourcetest.Conformance[record]{
		Got: sqlrows.Map(source, recordOf, record.id), Want: oracle(t, rows), Rand: rng,
		Matches: []expr.Match{{Columns: []string{"name"}, Text: "B"}, {Columns: []string{"name", "qty"}, Op: expr.MatchStarts, Text: "-1"}, {Columns: []string{"name"}, Text: "%"}},
	}
	if err := c.Check(rowsource.Query{}); err != nil {
		t.Fatal(err)
	}
	n := 30
	if testing.Short() {
		n = 12
	}
	for range n {
		if err := c.Check(randomQuery(rng)); err != nil {
			t.Fatal(err)
		}
	}
}

func randomQuery(rng *rand.Rand) (q rowsource.Query) {
	column := func() string { return columns[rng.IntN(len(columns))].ID }
	for range rng.IntN(4) {
		q.Sort = append(q.Sort, rowsource.Order{Column: column(), Descending: rng.IntN(2) == 0, NullsFirst: rng.IntN(2) == 0})
	}
	if rng.IntN(3) > 0 {
		q.Filter = randomFilter(rng, 3)
	}
	for _, id := range []string{"qty", "name", "ok", "at"}[rng.IntN(4):] {
		if rng.IntN(3) == 0 {
			q.Group = append(q.Group, id)
		}
	}
	q.Group = q.Group[:min(len(q.Group), 2)]
	q.Aggregates = []rowsource.Agg{
		{}, {Column: "qty"}, {Func: rowsource.AggDistinct, Column: "name"}, {Func: rowsource.AggSum, Column: "qty"}, {Func: rowsource.AggSum, Column: "price"},
		{Func: rowsource.AggAverage, Column: "weight"}, {Func: rowsource.AggMin, Column: "at"}, {Func: rowsource.AggMax, Column: "name"},
		{Func: rowsource.AggMax, Column: "ok"}, {Func: rowsource.AggSum, Column: "name"}, {Func: rowsource.AggAverage, Column: "at"},
	}
	return q
}

func randomFilter(rng *rand.Rand, depth int) expr.Predicate {
	like := someRecords(rng, 1)[0]
	c := columns[1+rng.IntN(len(columns)-1)].ID
	switch kind := rng.IntN(7); {
	case kind < 3 && depth > 0:
		parts := []expr.Predicate{randomFilter(rng, depth-1), randomFilter(rng, depth-1)}
		return []expr.Predicate{expr.And(parts), expr.Or(parts), expr.Not{Of: parts[0]}}[kind]
	case kind == 3:
		return expr.Null{Column: c}
	case kind == 4:
		return expr.In{Column: c, Values: []value.Value{like[c], someRecords(rng, 1)[0][c]}}
	case kind == 5:
		word := []rune(words[rng.IntN(len(words))])
		return expr.Match{Columns: []string{"name", "qty"}, Op: expr.MatchOp(rng.IntN(4)), Text: string(word[:min(len(word), 1+rng.IntN(2))])}
	}
	return expr.Compare{Column: c, Op: expr.Op(rng.IntN(6)), Value: like[c]}
}

// checkRoundTrip compares the values of rows with the written values.
func checkRoundTrip(t *testing.T, e Engine) {
	rows := someRecords(rand.New(rand.NewPCG(3, 5)), 50)
	source := e.create(t, e.Open(), e.table("things"), rows)
	for i, r := range readAll(t, source, rowsource.Query{}) {
		if got, want := describe(recordOf(r)), describe(rows[i]); got != want {
			t.Fatalf("row %d: %s, want %s", i, got, want)
		}
		if r.Err() != nil {
			t.Fatal(r.Err())
		}
	}
}

func view(t testing.TB, s *sqlrows.Source, q rowsource.Query) rowsource.Result[sqlrows.Row] {
	t.Helper()
	v, err := s.Open(context.Background(), q)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { v.Close() })
	return v
}

func readAll(t testing.TB, s *sqlrows.Source, q rowsource.Query) []sqlrows.Row {
	t.Helper()
	page, err := view(t, s, q).Read(context.Background(), rowsource.Seek{Index: 0}, 1_000_000)
	if err != nil {
		t.Fatal(err)
	}
	return page.Items
}

// checkCollations reads rows in the order of a collation in small pages, in both directions: no row is skipped or
// repeated, though different texts are equal and the order is not that of bytes.
func checkCollations(t *testing.T, e Engine) {
	e.Types[3] = e.Folded
	rng := rand.New(rand.NewPCG(1, 9))
	rows := someRecords(rng, 80)
	source := e.create(t, e.Open(), e.table("folded"), rows)
	for _, q := range []rowsource.Query{{Sort: []rowsource.Order{{Column: "name"}}}, {Sort: []rowsource.Order{{Column: "name", Descending: true, NullsFirst: true}, {Column: "qty"}}}} {
		want := idsOf(source, readAll(t, source, q))
		if len(want) != len(rows) {
			t.Fatalf("%d rows, want %d", len(want), len(rows))
		}
		walk(t, view(t, source, q), source, want, 3)
	}
}

func idsOf(s *sqlrows.Source, rows []sqlrows.Row) (ids []string) {
	for _, r := range rows {
		ids = append(ids, s.ID(r))
	}
	return ids
}

// walk reads a view in pages of n rows, in both directions.
func walk(t testing.TB, v rowsource.Result[sqlrows.Row], s *sqlrows.Source, want []string, n int) {
	t.Helper()
	var got []string
	at := rowsource.Seek{Index: 0}
	for {
		page, err := v.Read(context.Background(), at, n)
		if err != nil {
			t.Fatal(err)
		}
		if len(page.Items) == 0 {
			break
		}
		got = append(got, idsOf(s, page.Items)...)
		at = page.Last.After()
	}
	same(t, "forth", got, want)
	got = got[len(got)-1:]
	for {
		page, err := v.Read(context.Background(), at.Cursor.Before(), n)
		if err != nil {
			t.Fatal(err)
		}
		if len(page.Items) == 0 {
			break
		}
		got = append(idsOf(s, page.Items), got...)
		at.Cursor = page.First
	}
	same(t, "back", got, want)
}

// same fails if two values print differently.
func same(t testing.TB, what string, got, want any) {
	t.Helper()
	if g, w := fmt.Sprintf("%v", got), fmt.Sprintf("%v", want); g != w {
		t.Fatalf("%s: %s, want %s", what, g, w)
	}
}
