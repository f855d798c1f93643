// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"errors"
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/storage/rowsource"
)

const (
	// pickedCost is how many rows are read from end to end in about the time in which one is found by
	// its id: that takes two requests.
	pickedCost = 128
	// mostPicks is how often the rows are found again because they have moved before they were read.
	mostPicks = 3
)

// Pick returns the rows with some ids, nil where there are so many that all rows had better be read, or where
// the source does not find them exactly.
func (r *Rows[T]) Pick(ids []string) remote.Picked {
	s := r.Stream().(*stream[T])
	if len(ids)*pickedCost > s.n || !r.source.Features().Index {
		return nil
	}
	return &picked[T]{stream: s, ids: ids}
}

// picked are rows that are found by their ids, when the first of them is read.
type picked[T any] struct {
	*stream[T]
	ids  []string
	rows []T
	done bool
}

// located is where a row stands.
type located struct {
	index int64
	id    string
}

func (p *picked[T]) Len() int { return len(p.ids) }

// Count returns how many of the rows are there.
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

// Lease returns the same rows: one goroutine reads them.
func (p *picked[T]) Lease() rowdata.Source { return p }

// find reads the rows, once.
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

// locate returns where the rows stand that pass, in order.
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
	slices.SortFunc(places, func(a, b located) int { return int(a.index - b.index) })
	return places
}

// read reads rows, those that follow one another at once, and reports whether they are at their places.
func (p *picked[T]) read(places []located) bool {
	p.rows = p.rows[:0]
	for len(places) > 0 {
		n := 1
		for n < len(places) && places[n].index == places[0].index+int64(n) {
			n++
		}
		page, err := p.view.Read(p.ctx, rowsource.At(places[0].index), n)
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
