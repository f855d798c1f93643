// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"slices"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// reader makes rows from the results of a statement of a result.
type reader struct {
	view     *view
	decoders []decoder
	terms    []Column
	at       []int // the positions of the terms in a row
	rows     []Row
	slab     []value.Value // room for the values of the next rows
	first    rowsource.Cursor
	last     []any // the terms of the last row
}

func newReader(v *view) *reader {
	b := v.source.builder
	r := &reader{view: v, terms: v.terms()}
	for _, id := range v.shape.columns {
		r.decoders = append(r.decoders, b.decoder(b.columns[id], slices.Contains(b.table.Key, id)))
	}
	for _, c := range r.terms {
		r.at = append(r.at, v.shape.at[c.ID])
	}
	r.last = make([]any, len(r.at))
	return r
}

func (r *reader) row(fields []any) {
	row := Row{shape: r.view.shape, values: r.room(len(fields))}
	for i, field := range fields {
		v, err := r.decoders[i].value(field)
		row.values[i] = v
		if text := r.decoders[i].text(field, v); text != "" {
			if row.texts == nil {
				row.texts = make([]string, len(fields))
			}
			row.texts[i] = text
		}
		if err != nil && row.err == nil {
			row.err = &valueError{Column: r.decoders[i].column.ID, Err: err}
		}
	}
	if row.err != nil {
		row.err.ID = r.view.source.ID(row)
	}
	for i, at := range r.at {
		r.last[i] = fields[at]
	}
	if r.first == nil {
		r.first = r.view.source.exact(r.terms, r.last)
	}
	r.rows = append(r.rows, row)
}

// slabRows is the number of rows whose values are allocated together.
const slabRows = 64

// room returns space for the n values of a row.
func (r *reader) room(n int) []value.Value {
	if len(r.slab) < n {
		r.slab = make([]value.Value, n*slabRows)
	}
	values := r.slab[:n:n]
	r.slab = r.slab[n:]
	return values
}

// page returns the rows read so far as a page with an unknown index.
func (r *reader) page() rowsource.Page[Row] {
	page := rowsource.Page[Row]{Index: -1, Items: r.rows, First: r.first}
	if len(r.rows) > 0 {
		page.Last = r.view.source.exact(r.terms, r.last)
	}
	return page
}
