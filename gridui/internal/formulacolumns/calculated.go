// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formulacolumns

import (
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Calculated is a column that is computed from other columns.
type Calculated struct{ ID, Name, Formula string }

// Resolved is a calculated column after its formula was parsed.
type Resolved struct {
	Calculated
	// Expr is the expression, Program computes it. Both are zero if Err reports an error in
	// Formula, or if Formula is empty.
	Expr    formula.Expr
	Program *formula.Program
	Err     *formula.Error
}

// Type returns the type of the values, Anything if there are none.
func (r *Resolved) Type() formula.Type { return r.Expr.Type() }

// Resolve parses the formulas of calculated columns, which may refer to one another in any order. A
// cycle is an error that names the columns of the cycle. now is the time for functions such as
// today.
func (c *Columns) Resolve(all []Calculated, now time.Time) []Resolved {
	r := resolver{columns: c, all: make([]Resolved, len(all)), state: make([]progress, len(all)), used: make([]rowmodel.Bits, len(all)), now: now, base: c.Schema(), get: c.Getter()}
	for i := range all {
		r.all[i].Calculated = all[i]
	}
	for i := range all {
		r.resolve(i)
	}
	return r.all
}

const (
	// mostColumns and mostBytes bound the cost of a cell: mostColumns is the greatest number of
	// calculated columns, mostBytes the greatest total length of the formulas of a column and of
	// all columns it uses.
	mostColumns = 500
	mostBytes   = 40_000
)

// use records that a column uses another one, and everything the other one uses.
func (r *resolver) use(i, other int) {
	if r.used[i] == nil {
		r.used[i] = rowmodel.NewBits(len(r.all))
	}
	r.used[i].Set(other)
	for w, word := range r.used[other] {
		r.used[i][w] |= word
	}
}

// costly reports whether a column takes too long to compute.
func (r *resolver) costly(i int) bool {
	bytes := len(r.all[i].Formula)
	for other := range r.all {
		if r.used[i].Has(other) {
			bytes += len(r.all[other].Formula)
		}
	}
	return bytes > mostBytes
}

// progress is the state of resolving a column.
type progress uint8

const (
	untouched progress = iota
	resolving
	resolved
)

type resolver struct {
	columns *Columns
	all     []Resolved
	state   []progress
	// used holds the calculated columns that each column uses, nil for none.
	used []rowmodel.Bits
	// path lists the columns that are being resolved.
	path []int
	now  time.Time
	base formula.Schema
	get  formula.Getter
}

// SchemaWith returns the schema of the columns and of calculated columns, with their types.
func (c *Columns) SchemaWith(calculated []Resolved) formula.Schema {
	s := c.Schema()
	for i := range calculated {
		col := &calculated[i]
		s.Columns = append(s.Columns, formula.Column{ID: col.ID, Name: col.Name, Type: col.Type()})
	}
	return s
}

// schema returns SchemaWith for the types known so far, with columns named by their headers or ids.
func (r *resolver) schema(byID bool) formula.Schema {
	s := r.base
	s.Columns = s.Columns[:len(s.Columns):len(s.Columns)]
	for i := range r.all[:min(len(r.all), mostColumns)] {
		s.Columns = append(s.Columns, formula.Column{ID: r.all[i].ID, Name: r.all[i].Name, Type: r.all[i].Type()})
	}
	if byID {
		return s.ByID()
	}
	return s
}

// find returns the index of a calculated column, -1 for other columns. Columns of the program take
// precedence if ids are equal.
func (r *resolver) find(id string) int {
	for _, c := range r.base.Columns {
		if c.ID == id {
			return -1
		}
	}
	for i := range r.all {
		if r.all[i].ID == id {
			return i
		}
	}
	return -1
}

func (r *resolver) resolve(i int) {
	if r.state[i] != untouched {
		return
	}
	r.state[i] = resolving
	r.path = append(r.path, i)
	if i < mostColumns {
		r.one(i)
	} else {
		r.all[i].Err = &formula.Error{End: len(r.all[i].Formula), Code: formula.TooLong}
	}
	r.path = r.path[:len(r.path)-1]
	r.state[i] = resolved
}

// one resolves a column after the columns that it refers to.
func (r *resolver) one(at int) {
	col := &r.all[at]
	byID := r.byID(col.Formula)
	for _, ref := range formula.References(col.Formula, r.schema(byID)) {
		i := r.find(ref.ID)
		if i < 0 {
			continue
		}
		if r.state[i] == resolving {
			col.Err = &formula.Error{Start: ref.Start, End: ref.End, Code: formula.Cycle, Found: r.cycle(i)}
			return
		}
		if r.resolve(i); r.all[i].Err != nil || r.all[i].Program == nil {
			if col.Err == nil {
				col.Err = r.broken(ref, i)
			}
		}
		r.use(at, i)
	}
	if col.Err == nil && r.costly(at) {
		col.Err = &formula.Error{End: len(col.Formula), Code: formula.TooLong}
	}
	if col.Err == nil {
		r.compile(col, byID)
	}
}

// broken returns the error of a reference to a column that cannot be computed. If that column is
// part of a cycle through this one, it returns the error of the cycle.
func (r *resolver) broken(ref formula.Reference, i int) *formula.Error {
	of := r.all[i].Err
	if of != nil && of.Code == formula.Cycle && strings.Contains("\n"+of.Found+"\n", "\n"+r.all[r.path[len(r.path)-1]].title()+"\n") {
		return &formula.Error{Start: ref.Start, End: ref.End, Code: formula.Cycle, Found: of.Found}
	}
	return &formula.Error{Start: ref.Start, End: ref.End, Code: formula.Broken, Found: r.all[i].title()}
}

// cycle returns the names of the columns on the path from one column back to it.
func (r *resolver) cycle(to int) string {
	var names []string
	for _, i := range r.path {
		if i == to || names != nil {
			names = append(names, r.all[i].title())
		}
	}
	return strings.Join(append(names, r.all[to].title()), "\n")
}

func (c *Calculated) title() string {
	if c.Name == "" {
		return c.ID
	}
	return c.Name
}

// byID reports whether a formula names columns by their ids, as stored formulas do, rather than by
// headers: it selects the names with which more of the text can be parsed.
func (r *resolver) byID(text string) bool {
	return readTo(text, r.schema(true)) >= readTo(text, r.schema(false))
}

// readTo returns how far a text can be parsed, in bytes, while some types of columns are unknown.
func readTo(text string, s formula.Schema) int {
	_, err := formula.Parse(text, s)
	if wrong, ok := err.(*formula.Error); ok && wrong.Code != formula.WrongType {
		return wrong.Start
	}
	return len(text)
}

// compile parses the formula of a column after the types of all columns it refers to are known.
func (r *resolver) compile(col *Resolved, byID bool) {
	e, err := formula.Parse(col.Formula, r.schema(byID))
	if wrong, ok := err.(*formula.Error); ok {
		col.Err = wrong
		return
	}
	if e.IsZero() {
		col.Err = &formula.Error{Code: formula.Incomplete, Want: formula.WantOperand}
		return
	}
	p, ok := e.Compile(r.getter(), r.now)
	if !ok {
		col.Err = &formula.Error{End: len(col.Formula), Code: formula.Broken, Found: col.title()}
		return
	}
	col.Expr, col.Program = e, p
}

// getter returns the getter of ordinary and calculated columns.
func (r *resolver) getter() formula.Getter {
	return func(id string) (formula.Reader, bool) {
		if i := r.find(id); i >= 0 {
			return formula.Reader{Of: r.all[i].Program}, r.all[i].Program != nil
		}
		return r.get(id)
	}
}
