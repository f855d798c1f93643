// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// eachCached calls do with the fields whose caches follow the rows.
func (w *wanted) eachCached(do func(*Field)) {
	for _, f := range w.fields {
		do(f)
	}
	for _, k := range w.keys {
		if k.Field != nil {
			do(k.Field)
		}
	}
	eachField(w.filter, func(f *Field) {
		if f != nil {
			do(f)
		}
	})
}

// eachField calls do with every field of whose values a filter may keep something.
func eachField(f Filter, do func(*Field)) {
	switch f := f.(type) {
	case All:
		for _, g := range f {
			eachField(g, do)
		}
	case Any:
		for _, g := range f {
			eachField(g, do)
		}
	case Not:
		eachField(f.Filter, do)
	case Quick:
		for _, g := range f.Fields {
			do(g)
		}
	case TextIs:
		do(f.Field)
	case OneOf:
		do(f.Field)
	case NumberIs:
		do(f.Field)
	case IntegerIs:
		do(f.Field)
	}
}

// touchCaches throws away what the caches know of rows.
func (f *Field) touchCaches(rows []int32) {
	if f.Folded != nil {
		f.Folded.touch(rows)
	}
	if f.Codes != nil {
		f.Codes.touch(rows)
	}
	if f.Collation != nil {
		f.Collation.touch(rows)
	}
}

// clearCaches empties the caches.
func (f *Field) clearCaches() {
	if f.Folded != nil {
		f.Folded.clear()
	}
	if f.Codes != nil {
		f.Codes.clear()
	}
	if f.Collation != nil {
		f.Collation.clear()
	}
}
