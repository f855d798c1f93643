// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// keyFunc writes the keys of rows.
type keyFunc func(rd *reader, rows []int32, keys []uint64)

// level writes new keys for all pairs of the runs and sorts each run by them.
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

// tied returns the number of pairs in the runs.
func (s *sorter) tied() int {
	n := 0
	for _, r := range s.runs {
		n += int(r.hi - r.lo)
	}
	return n
}

// halves calls f with the runs, in two parallel parts if they are long.
func (s *sorter) halves(f func(rd *reader, runs []run)) {
	total := s.tied()
	if total < parallelLeast || !s.job.parallel() {
		f(s.readers[0], s.runs)
		return
	}
	l, r := cut(s.runs, total/2)
	s.job.both(func() { f(s.readers[0], l) }, func() { f(s.readers[1], r) })
}

// cut divides a list of runs after a number of pairs. A single run is divided for writing keys,
// although it cannot be sorted in parts.
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
	var at [batch]int32 // places of the batch's rows
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

// split finds ranges of two or more pairs with equal keys. Ranges whose key satisfies stays become
// the runs, the others are returned. A nil stays keeps all.
func (s *sorter) split(stays func(key uint64) bool) (others []run) {
	var found [2]splitRuns
	found[0].stay = s.spare[:0]
	s.cutHalves(func(half int, runs []run) { found[half].add(s.ps, runs, stays) })
	s.runs, s.spare = append(found[0].stay, found[1].stay...), s.runs
	return append(found[0].others, found[1].others...)
}

// splitRuns holds the runs that split found in a part of the pairs.
type splitRuns struct{ stay, others []run }

func (f *splitRuns) add(ps []pair, runs []run, stays func(key uint64) bool) {
	for _, r := range runs {
		for i := r.lo; i < r.hi; {
			key, k := ps[i].key, i+1
			for k < r.hi && ps[k].key == key {
				k++
			}
			switch {
			case k-i == 1:
			case stays == nil || stays(key):
				f.stay = append(f.stay, run{i, k})
			default:
				f.others = append(f.others, run{i, k})
			}
			i = k
		}
	}
}

// cutHalves calls f with the runs, in two parallel parts if they are long. No part ends between
// pairs with equal keys.
func (s *sorter) cutHalves(f func(half int, runs []run)) {
	total := s.tied()
	if total < parallelLeast || !s.job.parallel() {
		f(0, s.runs)
		return
	}
	l, r := cut(s.runs, total/2)
	if len(s.runs) == 1 {
		at, hi := l[0].hi, r[0].hi
		for at < hi && s.ps[at].key == s.ps[at-1].key {
			at++
		}
		l[0].hi, r[0].lo = at, at
	}
	s.job.both(func() { f(0, l) }, func() { f(1, r) })
}
