// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sourcetest"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// checkNaN compares random queries with rows in memory that contain many infinities and NaNs. A NaN is a text there.
func checkNaN(t *testing.T, e Engine) {
	rng := rand.New(rand.NewPCG(8, 1))
	rows := someRecords(rng, 80)
	for _, r := range rows {
		for _, id := range []string{"price", "weight"} {
			if v := someNumber(rng); rng.IntN(2) == 0 && v != value.Text("abc") {
				r[id] = v
			}
		}
	}
	table := e.table("numbers")
	for i, c := range table.Columns {
		table.Columns[i].NaN = c.ID == "price" || c.ID == "weight"
	}
	e.Types[1] = "numeric"
	source := e.create(t, e.Open(), table, rows)
	c := sourcetest.Conformance[record]{Got: sqlrows.Map(source, recordOf, record.id), Want: oracle(t, rows), Rand: rng}
	for range 30 {
		column := []string{"price", "weight"}[rng.IntN(2)]
		q := rowsource.Query{
			Sort:       []rowsource.Order{{Column: column, Descending: rng.IntN(2) == 0, NullsFirst: rng.IntN(2) == 0}},
			Aggregates: []rowsource.Agg{{}, {Column: column}, {Func: rowsource.AggDistinct, Column: column}, {Func: rowsource.AggMax, Column: column}},
		}
		switch rng.IntN(4) {
		case 0:
			q.Filter = expr.Compare{Column: column, Op: expr.Op(rng.IntN(6)), Value: someNumber(rng)}
		case 1:
			q.Filter = expr.Not{Of: expr.Compare{Column: column, Op: expr.Op(rng.IntN(6)), Value: someNumber(rng)}}
		case 2:
			q.Filter = expr.In{Column: column, Values: []value.Value{someNumber(rng), someNumber(rng)}}
		case 3:
			q.Group = []string{column}
		}
		if err := c.Check(q); err != nil {
			t.Fatal(err)
		}
	}
}

// someNumber returns a value for a number column, often a text or an infinity.
func someNumber(rng *rand.Rand) value.Value {
	return []value.Value{
		value.Text("NaN"), value.Text("abc"), value.Float(math.Inf(1)), value.Float(math.Inf(-1)), value.Float(0.25), value.Int(-1),
	}[rng.IntN(6)]
}
