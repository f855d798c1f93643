// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formulacolumns_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/formulacolumns"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

func columns() *formulacolumns.Columns {
	return &formulacolumns.Columns{Defs: []*column.Def{of("price", 2.5), of("qty", int64(4)), of("name", "Seoul")}}
}

// resolved returns the resolved columns of formulas by name: the id of a column is its name in
// lower case.
func resolved(t *testing.T, formulas ...string) map[string]formulacolumns.Resolved {
	t.Helper()
	var all []formulacolumns.Calculated
	for _, f := range formulas {
		name, text, ok := strings.Cut(f, " := ")
		require.True(t, ok)
		all = append(all, formulacolumns.Calculated{ID: strings.ToLower(name), Name: name, Formula: text})
	}
	out := map[string]formulacolumns.Resolved{}
	for _, r := range columns().Resolve(all, time.Now()) {
		out[r.Name] = r
	}
	return out
}

func valueOf(r formulacolumns.Resolved) string {
	v := r.Program.Value(rowdata.Of(order{}))
	return string(v.AppendText(nil))
}

func TestCalculatedColumnsNameOneAnother(t *testing.T) {
	all := resolved(t, "Gross := Net * 1.1", "Net := PRICE * QTY", "Label := Name & \": \" & gross", "Big := Gross > 10")
	require.Equal(t, "11", valueOf(all["Gross"]))
	require.Equal(t, "10", valueOf(all["Net"]))
	require.Equal(t, "Seoul: 11", valueOf(all["Label"]))
	require.Equal(t, "true", valueOf(all["Big"]))
	big := all["Big"]
	require.Equal(t, formula.Bool, big.Type())
}

func TestCyclesAreRefusedByName(t *testing.T) {
	all := resolved(t, "A := B + 1", "B := C + 1", "C := 2 * A", "D := A + 1", "E := E", "F := 1")
	require.Equal(t, formula.Error{Start: 4, End: 5, Code: formula.Cycle, Found: "A\nB\nC\nA"}, *all["C"].Err)
	require.Equal(t, formula.Cycle, all["A"].Err.Code)
	require.Equal(t, formula.Cycle, all["B"].Err.Code)
	require.Equal(t, formula.Error{Start: 0, End: 1, Code: formula.Broken, Found: "A"}, *all["D"].Err)
	require.Equal(t, "E\nE", all["E"].Err.Found)
	require.Nil(t, all["F"].Err)
}

func TestFormulasThatCannotBeCalculated(t *testing.T) {
	all := resolved(t, "Gone := 1 + [old]", "After := Gone * 2", "Empty := ", "Type := Name + 1", "Fine := 1")
	require.Equal(t, formula.UnknownColumn, all["Gone"].Err.Code)
	require.Equal(t, 4, all["Gone"].Err.Start)
	require.Equal(t, formula.Broken, all["After"].Err.Code)
	require.Equal(t, formula.Incomplete, all["Empty"].Err.Code)
	require.Equal(t, formula.WrongType, all["Type"].Err.Code)
	require.Nil(t, all["Gone"].Program)
	require.Equal(t, "1", valueOf(all["Fine"]))
}

func TestFormulasAreReadByIDsOrHeaders(t *testing.T) {
	cols := columns()
	cols.Defs[0].Header, cols.Defs[1].Header = "Unit price", "price" // the header of one is the id of the other
	cols.Numbers = numtext.Reader{Decimal: ','}
	all := cols.Resolve([]formulacolumns.Calculated{
		{ID: "a", Formula: "price * 1.5"}, {ID: "b", Formula: "[Unit price] * 1,5"}, {ID: "c", Formula: "[Unit price] * gone"}, {ID: "d", Formula: "1.5 * [Unit price]"},
	}, time.Now())
	require.Equal(t, "3.75", valueOf(all[0]), "by id, as formulas are kept")
	require.Equal(t, "3.75", valueOf(all[1]))
	require.Equal(t, 15, all[2].Err.Start)
	require.NotNil(t, all[3].Err)
	s := cols.SchemaWith(all)
	require.Len(t, s.Columns, 7)
	require.Equal(t, formula.Number, s.Columns[3].Type)
	require.Equal(t, "[Unit price] * 1,5", all[0].Expr.Text(s))
}

func TestColumnsOfTheProgramComeFirst(t *testing.T) {
	all := columns().Resolve([]formulacolumns.Calculated{{ID: "price", Formula: "price + 1"}, {ID: "x", Formula: "price"}}, time.Now())
	require.Equal(t, "3.5", valueOf(all[0]))
	require.Equal(t, "2.5", valueOf(all[1]))
}

// TestOrderDoesNotMatter calculates random columns in random orders, some of them in cycles.
func TestOrderDoesNotMatter(t *testing.T) {
	for seed := range rounds.Seeds(200) {
		g := rand.New(rand.NewPCG(seed, 3))
		n := 2 + g.IntN(8)
		formulas := make([]string, n)
		for i := range formulas {
			formulas[i] = fmt.Sprintf("C%d := C%d + %d", i, g.IntN(n), i)
			if g.IntN(3) == 0 {
				formulas[i] = fmt.Sprintf("C%d := qty * %d", i, i)
			}
		}
		want := resolved(t, formulas...)
		g.Shuffle(n, func(i, j int) { formulas[i], formulas[j] = formulas[j], formulas[i] })
		got := resolved(t, formulas...)
		for name, w := range want {
			require.Equal(t, w.Err == nil, got[name].Err == nil, "%s of %v", name, formulas)
			if w.Err == nil {
				require.Equal(t, valueOf(w), valueOf(got[name]))
			} else {
				require.Equal(t, w.Err.Code == formula.Cycle, got[name].Err.Code == formula.Cycle, "%s of %v", name, formulas)
			}
		}
	}
}
