// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"cmp"
	"errors"
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/rowsource"
)

const (
	// pickedCost is the number of rows that a sequential read returns in about the time of finding
	// one row by its id, which takes two requests.
	pickedCost = 128
	// mostPicks is the maximum number of attempts to find rows that move before they are read.
	mostPicks = 3
)

// Pick returns the rows with some ids. It returns nil if reading all rows is cheaper, or if the
// source does not support exact positions.
func (r *Rows[T]) Pick(ids []string) remote.Picked {
	s := r.Stream().(*stream[T])
	if len(ids)*pickedCost > s.n || !r.source.Features().Index {
		return nil
	}
	return &picked[T]{stream: s, ids: ids}
}

// picked holds rows that are found by id when the first of them is read.
type picked[T any] struct {
	*stream[T]
	ids  []string
	rows []T
	done bool
}

// located is the place of a row.
type located struct {
	index int64
	id    string
}

func (p *picked[T]) Len() int { return len(p.ids) }

// Count returns the number of rows found.
func (p *picked[T]) Count() int {
	p.find()
	return len(p.rows)
}

// At returns a row in the order of the view.
func (p *picked[T]) At(i int) rowdata.Row {
	p.find()
	return rowdata.To(&p.rows[i])
}

// IDAt returns the id of a row in the order of the view.
func (p *picked[T]) IDAt(i int) string { return p.source.ID(*rowdata.Ptr[T](p.At(i))) }

// Lease returns the same rows, because only one goroutine reads them.
func (p *picked[T]) Lease() rowdata.Source { return p }

// find reads the rows on the first call.
func (p *picked[T]) find() {
	for range mostPicks {
		if p.done {
			return
		}
		p.done = p.read(p.locate())
	}
	if !p.done {
		panic(rowmodel.Failure{Err: fmt.Errorf("%w: the rows move while they are read", rowsource.ErrNoRow)})
	}
}

// locate returns the places of the rows that pass, in order.
func (p *picked[T]) locate() (places []located) {
	p.begin()
	for _, id := range p.ids {
		i, err := p.view.Locate(p.ctx, id)
		switch {
		case err == nil:
			places = append(places, located{i, id})
		case !errors.Is(err, rowsource.ErrNoRow):
			panic(rowmodel.Failure{Err: err})
		}
	}
	slices.SortFunc(places, func(a, b located) int { return cmp.Compare(a.index, b.index) })
	return places
}

// read reads rows, consecutive ones in one request, and reports whether they were still at their
// places.
func (p *picked[T]) read(places []located) bool {
	p.rows = p.rows[:0]
	for len(places) > 0 {
		n := 1
		for n < len(places) && places[n].index == places[0].index+int64(n) {
			n++
		}
		page, err := p.view.Read(p.ctx, rowsource.Seek{Index: places[0].index}, n)
		if err != nil {
			panic(rowmodel.Failure{Err: err})
		}
		for i, at := range places[:n] {
			if i >= len(page.Items) || p.source.ID(page.Items[i]) != at.id {
				return false
			}
		}
		p.rows = append(p.rows, page.Items[:n]...)
		places = places[n:]
	}
	return true
}
