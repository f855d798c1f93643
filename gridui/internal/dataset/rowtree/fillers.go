// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowtree

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// EmptyFillers makes a field have no value for fillers.
func (t *Rows) EmptyFillers(f *rowmodel.Field) {
	t.NameFillers(f, false)
	if lacks := f.Lacks; lacks != nil {
		f.Lacks = func(dst []bool, at []int32) {
			lacks(dst, at)
			for i, r := range at {
				dst[i] = dst[i] || t.IsFiller(coord.Record(r))
			}
		}
	}
	numbers := f.Numbers
	if numbers == nil {
		return
	}
	f.Numbers = func(dst []float64, at []int32) {
		numbers(dst, at)
		for i, r := range at {
			if t.IsFiller(coord.Record(r)) {
				dst[i] = math.NaN()
			}
		}
	}
}

// NameFillers makes a field have no value for fillers, or their names if named is set and the
// field has texts.
func (t *Rows) NameFillers(f *rowmodel.Field, named bool) {
	missing := f.Missing
	f.Missing = func(dst []bool, at []int32) {
		clear(dst)
		if missing != nil {
			missing(dst, at)
		}
		for i, r := range at {
			if t.IsFiller(coord.Record(r)) {
				dst[i] = !named
			}
		}
	}
	texts := f.Texts
	if texts == nil || !named {
		return
	}
	f.Texts = func(dst []string, at []int32) {
		texts(dst, at)
		for i, r := range at {
			if name, ok := t.Names[coord.Record(r)]; ok {
				dst[i] = name
			}
		}
	}
}
