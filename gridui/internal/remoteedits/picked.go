// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Pick returns the rows with some ids, with their present changes.
func (r *Rows[T]) Pick(ids []string) remote.Picked {
	picker, ok := r.Rows.(remote.Picker)
	if !ok {
		return nil
	}
	wanted, of := map[string]bool{}, []string(nil)
	for _, id := range ids {
		if _, in := r.band.at[id]; in {
			wanted[id] = true
		} else {
			of = append(of, id)
		}
	}
	rows := picker.Pick(of)
	if rows == nil {
		return nil
	}
	s := r.over(rows)
	s.band, s.ids = nil, nil
	for i, id := range r.band.ids {
		if wanted[id] {
			s.band, s.ids = append(s.band, r.band.rows[i]), append(s.ids, id)
		}
	}
	return &picked[T]{s, rows, len(ids)}
}

// picked holds rows found by their ids.
type picked[T any] struct {
	*stream[T]
	of   remote.Picked
	most int
}

func (p *picked[T]) Len() int { return p.most }

// Count returns the number of rows found.
func (p *picked[T]) Count() int {
	p.n = p.of.Count()
	return p.n + len(p.band)
}

// At returns a row in the order of the rows.
func (p *picked[T]) At(i int) rowdata.Row {
	p.n = p.of.Count()
	return p.stream.At(i)
}

// IDAt returns the id of a row.
func (p *picked[T]) IDAt(i int) string {
	p.n = p.of.Count()
	return p.stream.IDAt(i)
}

// Lease returns the same rows, because only one goroutine reads them.
func (p *picked[T]) Lease() rowdata.Source { return p }
