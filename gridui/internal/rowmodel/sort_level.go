// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// keyFunc writes the keys of rows.
type keyFunc func(rd *reader, rows []int32, keys []uint64)

// level gives every pair of the runs a new key and sorts each run by it.
func (s *sorter) level(keys keyFunc) {
	if s.moved && s.wide() {
		s.readColumn(keys)
	} else {
		s.halves(func(rd *reader, runs []run) { s.fill(rd, runs, keys) })
	}
	s.moved = true
	if len(s.runs) == 1 {
		r := s.runs[0]
		sortPairs(s.job, s.ps[r.lo:r.hi], s.tmp[r.lo:r.hi])
		return
	}
	s.halves(func(_ *reader, runs []run) {
		for _, r := range runs {
			a := s.ps[r.lo:r.hi]
			if len(a) >= radixLeast {
				if sorted := sortSpan(s.job, a, s.tmp[r.lo:r.hi]); &sorted[0] != &a[0] {
					copy(a, sorted)
				}
				continue
			}
			sortFew(a)
		}
	})
}

// halves calls f with the runs, in two parts if they are long.
func (s *sorter) halves(f func(rd *reader, runs []run)) {
	total := 0
	for _, r := range s.runs {
		total += int(r.hi - r.lo)
	}
	if total < parallelLeast || !s.job.parallel() {
		f(s.readers[0], s.runs)
		return
	}
	l, r := cut(s.runs, total/2)
	s.job.both(func() { f(s.readers[0], l) }, func() { f(s.readers[1], r) })
}

// cut parts a list of runs after a number of pairs. A list of one run cannot
// be sorted in parts, but each half of it can be given keys.
func cut(runs []run, at int) (l, r []run) {
	if len(runs) == 1 {
		m := runs[0].lo + int32(at)
		return []run{{runs[0].lo, m}}, []run{{m, runs[0].hi}}
	}
	for i, r := range runs {
		at -= int(r.hi - r.lo)
		if at <= 0 {
			return runs[:i+1], runs[i+1:]
		}
	}
	return runs, nil
}

// fill writes the keys of the runs, batch by batch.
func (s *sorter) fill(rd *reader, runs []run, keys keyFunc) {
	var at [batch]int32 // where the rows of the batch stand
	n := 0
	flush := func() {
		s.job.check(n)
		keys(rd, rd.rows[:n], rd.keys[:n])
		for i, key := range rd.keys[:n] {
			s.ps[at[i]].key = key
		}
		n = 0
	}
	for _, r := range runs {
		for i := r.lo; i < r.hi; i++ {
			at[n], rd.rows[n] = i, s.ps[i].row
			if n++; n == batch {
				flush()
			}
		}
	}
	if n > 0 {
		flush()
	}
}

// split finds the pairs of equal keys, two or more in a row, hands each such
// run to sort, and makes what sort put into spare the runs.
func (s *sorter) split(sort func(key uint64, r run)) {
	s.spare = s.spare[:0]
	for _, r := range s.runs {
		for i := r.lo; i < r.hi; {
			key, k := s.ps[i].key, i+1
			for k < r.hi && s.ps[k].key == key {
				k++
			}
			if k-i > 1 {
				sort(key, run{i, k})
			}
			i = k
		}
	}
	s.runs, s.spare = s.spare, s.runs
}
