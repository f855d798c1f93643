// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package snapshot

import (
	"context"
	"database/sql"
	"math/big"
	"math/rand/v2"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// someDigits returns numbers with many digits, and others with few, as databases write them.
func someDigits(n int) []string {
	texts := []string{"0", "-0.00", "1.1", "1.10", "01.100", "-1.1", "9", "10", "-9", "-10", "0.1", "0.01", "12345678901234567890.25", "12345678901234567890.250", "12345678901234567890.26",
		"9007199254740993", "9007199254740992", "9007199254740992.5", "18446744073709551615", "-12345678901234567890.25", "Infinity", "-Infinity", "123456789012345678901234567890"}
	rng := rand.New(rand.NewPCG(5, 7))
	for len(texts) < n {
		text := big.NewInt(rng.Int64N(2000) - 1000).String()
		if rng.IntN(2) == 0 {
			text += "000000000000000000"[rng.IntN(18):] + "5"
		}
		if rng.IntN(2) == 0 {
			text += "." + "0000000000000000000"[rng.IntN(18):] + "50"[rng.IntN(2):]
		}
		texts = append(texts, text)
	}
	return texts
}

// number returns the value of a text, as in rows.
func number(t *testing.T, text string) value.Value {
	t.Helper()
	switch text {
	case "Infinity", "-Infinity":
		f, _, err := big.ParseFloat(text[:len(text)-5], 10, 64, 0)
		require.NoError(t, err)
		inf, _ := f.Float64()
		return value.Float(inf)
	}
	v, err := value.Decimal(text)
	require.NoError(t, err)
	return v
}

// Numbers with any number of digits are sorted, filtered and grouped as numbers, and shown unchanged.
func TestNumbersOfManyDigits(t *testing.T) {
	ctx := context.Background()
	columns := []Column{{ID: "n", Type: "NUMERIC", Kind: catalog.Number, Digits: true}}
	db, err := sql.Open("sqlite", filepath.Join(t.TempDir(), "a.db"))
	require.NoError(t, err)
	defer db.Close()
	db.SetMaxOpenConns(1)
	table, insert := layOut(columns)
	_, err = db.Exec("PRAGMA synchronous = OFF; " + createTable(columns))
	require.NoError(t, err)
	texts := someDigits(300)
	for _, text := range texts {
		_, err := db.Exec(insert, stored(columns[0], []byte(text), false))
		require.NoError(t, err)
	}
	for range 3 {
		_, err = db.Exec(insert, nil)
		require.NoError(t, err)
	}
	s, err := sqlrows.New(sqlrows.Options{DB: db, Table: table, Dialect: sqlrows.SQLite(), ReadOnly: true})
	require.NoError(t, err)
	read := func(q rowsource.Query) (all []sqlrows.Row) {
		v, err := s.Open(ctx, q)
		require.NoError(t, err)
		defer v.Close()
		at := rowsource.Seek{Index: 0}
		for {
			page, err := v.Read(ctx, at, 20)
			require.NoError(t, err)
			if len(page.Items) == 0 {
				return all
			}
			all, at = append(all, page.Items...), page.Last.After()
		}
	}
	for i, row := range read(rowsource.Query{})[:len(texts)] {
		shown := row.Text("n")
		if shown == "" {
			shown = row.Value("n").String()
		}
		require.Equal(t, texts[i], shown)
		require.Equal(t, number(t, texts[i]), row.Value("n"))
	}
	sorted := slices.Clone(texts)
	slices.SortStableFunc(sorted, func(a, b string) int { return number(t, a).Compare(number(t, b)) })
	for i, row := range read(rowsource.Query{Sort: []rowsource.Order{{Column: "n"}}})[:len(texts)] {
		require.Equal(t, number(t, sorted[i]), row.Value("n"), "%d", i)
	}
	groups := map[value.Value]int64{}
	for _, text := range texts {
		groups[number(t, text)]++
	}
	v, err := s.Open(ctx, rowsource.Query{Group: []string{"n"}})
	require.NoError(t, err)
	defer v.Close()
	found := 0
	for at := (rowsource.Seek{}); ; {
		page, err := v.Groups(ctx, at, 20)
		require.NoError(t, err)
		if len(page.Items) == 0 {
			break
		}
		for _, g := range page.Items {
			if !g.Value().IsNull() {
				require.Equal(t, groups[g.Value()], g.Rows, "%v", g.Value())
				found++
			}
		}
		at = page.Last.After()
	}
	assert.Equal(t, len(groups), found)
	for _, of := range texts[:60] {
		for op := expr.OpEqual; op <= expr.OpGreaterEqual; op++ {
			want := 0
			for _, text := range texts {
				if op.Holds(number(t, text).Compare(number(t, of))) {
					want++
				}
			}
			got := read(rowsource.Query{Filter: expr.Compare{Column: "n", Op: op, Value: number(t, of)}})
			require.Len(t, got, want, "%s %s", op, of)
		}
	}
	sums, err := v.Aggregate(ctx, []rowsource.Agg{{Func: rowsource.AggMin, Column: "n"}, {Func: rowsource.AggMax, Column: "n"}, {Func: rowsource.AggDistinct, Column: "n"}}, rowsource.Span{})
	require.NoError(t, err)
	assert.Equal(t, []value.Value{number(t, "-Infinity"), number(t, "Infinity"), value.Int(int64(len(groups)))}, sums)
}

// Sums of numbers with many digits are exact, of all rows, of some, and of groups, which are sorted by them as
// numbers.
func TestSumsOfManyDigits(t *testing.T) {
	ctx := context.Background()
	columns := []Column{{ID: "n", Type: "NUMERIC", Kind: catalog.Number, Digits: true}, {ID: "g", Type: "TEXT", Kind: catalog.Text}}
	db, err := sql.Open("sqlite", filepath.Join(t.TempDir(), "a.db"))
	require.NoError(t, err)
	defer db.Close()
	table, insert := layOut(columns)
	_, err = db.Exec("PRAGMA synchronous = OFF; " + createTable(columns))
	require.NoError(t, err)
	sums, total, some := map[string]*big.Rat{}, new(big.Rat), new(big.Rat)
	texts := slices.DeleteFunc(someDigits(200), func(text string) bool { return strings.HasSuffix(text, "Infinity") })
	for i, text := range texts {
		group := string(rune('a' + i%7))
		_, err := db.Exec(insert, stored(columns[0], []byte(text), false), group)
		require.NoError(t, err)
		n, ok := new(big.Rat).SetString(text)
		require.True(t, ok)
		if total.Add(total, n); i >= 10 && i < 20 {
			some.Add(some, n)
		}
		if sums[group] == nil {
			sums[group] = new(big.Rat)
		}
		sums[group].Add(sums[group], n)
	}
	_, err = db.Exec(insert, nil, "none")
	require.NoError(t, err)
	sums["none"] = new(big.Rat)
	s, err := sqlrows.New(sqlrows.Options{DB: db, Table: table, Dialect: sqlrows.SQLite(), ReadOnly: true})
	require.NoError(t, err)
	of := []rowsource.Agg{{Func: rowsource.AggSum, Column: "n"}}
	same := func(want *big.Rat, got value.Value) {
		t.Helper()
		digits, ok := got.AsDecimal()
		require.True(t, ok, "%#v", got)
		n, _ := new(big.Rat).SetString(digits)
		require.Zero(t, want.Cmp(n), "%s, want %s", digits, want.FloatString(30))
	}
	v, err := s.Open(ctx, rowsource.Query{Group: []string{"g"}, Aggregates: of, Sort: []rowsource.Order{{Column: "n"}}})
	require.NoError(t, err)
	defer v.Close()
	all, err := v.Aggregate(ctx, of, rowsource.Span{})
	require.NoError(t, err)
	same(total, all[0])
	flat, err := s.Open(ctx, rowsource.Query{})
	require.NoError(t, err)
	defer flat.Close()
	part, err := flat.Aggregate(ctx, of, rowsource.Span{From: 10, To: 20})
	require.NoError(t, err)
	same(some, part[0])
	var last value.Value
	found := 0
	for at := (rowsource.Seek{}); ; {
		page, err := v.Groups(ctx, at, 3)
		require.NoError(t, err)
		if len(page.Items) == 0 {
			break
		}
		for _, g := range page.Items {
			same(sums[g.Value().String()], g.Aggregates[0])
			require.True(t, last.IsNull() || last.Compare(g.Aggregates[0]) <= 0, "%v after %v", g.Aggregates[0], last)
			last = g.Aggregates[0]
			found++
		}
		at = page.Last.After()
	}
	require.Len(t, sums, found)
}
