// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// Compaction renumbers the rows without gaps for removed rows. Otherwise a model whose rows come
// and go would need more and more memory. Rows keep their order, and all visible rows keep their
// places.
//
// Job computes it and Model.AdoptCompaction installs it, between two frames. In between, rows must
// not change.
type Compaction struct {
	// Job does the work.
	Job *Job
	// Kept holds the old numbers of the remaining rows: row Kept[i] becomes row i. Moved holds the
	// new number of each row, -1 for a removed one. Both are valid when the job has finished.
	Kept, Moved []int32

	rev    revisions
	next   state
	keys   []uint64
	inList bool // the kept keys of the list remain valid
}

// Compact returns a renumbering of the rows without removed ones. It returns nil if no row was
// removed, for a tree, while a job may read rows, and while wanted changes are not adopted.
//
// The job ends with work, which may be nil: it renumbers the caller's data by row number. The
// caller renumbers its rows when it calls AdoptCompaction.
func (m *Model) Compact(work func(c *Compaction, check func(visits int))) *Compaction {
	if m.want.gone == nil || m.want.rev != m.now.rev || m.want.shape.Tree != nil || m.Busy() {
		return nil
	}
	c, follow := &Compaction{rev: m.now.rev}, m.follow
	old, live, keys := m.now, m.want, m.kept
	c.Job = newJob(func(j *Job) error {
		c.compute(j, &old, live.live(), live.n)
		if follow != nil {
			follow.renumber(j, c, &old)
		}
		if len(keys.by) == live.n {
			c.keys = pickedInts(j, keys.by, c.Kept)
			c.inList = same(keys.list, old.list) && len(keys.list) == len(old.list)
		}
		if work != nil {
			work(c, j.check)
		}
		return nil
	})
	c.Job.plan(4 * live.n)
	m.jobs = append(m.jobs, c.Job)
	return c
}

// AdoptCompaction installs a compaction whose job has finished. It does nothing and returns false
// if the job failed, or if the model changed in the meantime.
func (m *Model) AdoptCompaction(c *Compaction) bool {
	if !c.Job.Finished() || c.Job.Err() != nil || m.want.rev != c.rev || m.now.rev != c.rev || m.job != nil || m.Busy() {
		return false
	}
	m.want.n, m.want.gone = len(c.Kept), nil
	m.want.rev.data++
	m.now = c.next
	m.now.rev = m.want.rev
	m.kept.adopt(c, m.now.list)
	m.groups = groupCache{}
	m.spare = nil
	m.want.clearCaches()
	return true
}

// compute renumbers the rows and the results of the stages.
func (c *Compaction) compute(j *Job, old *state, live Bits, n int) {
	c.Kept = rowsIn(live, n)
	c.Moved = make([]int32, n)
	for i := range c.Moved {
		c.Moved[i] = -1
	}
	for to, from := range c.Kept {
		c.Moved[from] = int32(to)
	}
	j.check(n)
	s := &c.next
	*s = *old
	s.n = len(c.Kept)
	if s.pass = nil; old.filter != nil {
		s.pass = old.pass.renumbered(c.Kept)
	}
	s.keep = s.pass
	s.list, s.ranked = renumbered(j, old.list, c.Moved), rankedBits{}
	if len(old.keys) == 0 && s.keep != nil {
		s.ranked.use(s.keep, 0)
	}
	c.sorted(j, old)
}

// sorted renumbers the sorted rows. It leaves out rows that are out of order; they are sorted again
// when they show.
func (c *Compaction) sorted(j *Job, old *state) {
	s, was := &c.next, &old.order
	if len(old.keys) == 0 {
		return
	}
	s.order = sortedRows{sorted: sorted{values: -1}}
	if same(was.rows, old.list) && len(was.rows) == len(old.list) {
		s.order.rows = s.list
	} else {
		s.order.rows = renumbered(j, was.placed(), c.Moved)
	}
	s.order.in = NewBits(s.n)
	for _, r := range s.order.rows {
		s.order.in.Set(int(r))
	}
}

// placed returns the rows that are in order.
func (o *sortedRows) placed() []int32 {
	if o.in == nil {
		return o.rows
	}
	rows := make([]int32, 0, len(o.rows))
	for _, r := range o.rows {
		if o.in.Has(int(r)) {
			rows = append(rows, r)
		}
	}
	return rows
}

// renumbered returns rows by their new numbers, without removed ones.
func renumbered(j *Job, rows, moved []int32) []int32 {
	next := make([]int32, 0, len(rows))
	for at := 0; at < len(rows); at += radixBlock {
		part := rows[at:min(at+radixBlock, len(rows))]
		j.check(len(part))
		for _, r := range part {
			if to := moved[r]; to >= 0 {
				next = append(next, to)
			}
		}
	}
	return next
}

// renumbered returns the set by the new numbers of the kept rows.
func (b Bits) renumbered(kept []int32) Bits {
	next := NewBits(len(kept))
	for to, from := range kept {
		if b.Has(int(from)) {
			next.Set(to)
		}
	}
	return next
}

// pickedInts returns the elements of by for the kept rows.
func pickedInts(j *Job, by []uint64, kept []int32) []uint64 {
	next := make([]uint64, len(kept))
	for to, from := range kept {
		next[to] = by[from]
	}
	j.check(len(kept))
	return next
}

// over returns a copy of the outline for renumbered groups. The open places are shared with o.
func (o *Outline) over(g *Groups) *Outline {
	next := *o
	next.groups = g
	return &next
}

// renumbered returns the groups with the new numbers of their rows.
func (g *Groups) renumbered(j *Job, c *Compaction) *Groups {
	next := *g
	next.Rows, next.seats = renumbered(j, g.Rows, c.Moved), nil
	next.List = append([]Group(nil), g.List...)
	for i := range next.List {
		group := &next.List[i]
		group.row = max(c.Moved[group.row], 0) // any row, for a group without rows
	}
	next.Picked = make([][]int32, len(g.Picked))
	for i, rows := range g.Picked {
		next.Picked[i] = picked(rows, c.Moved)
	}
	next.seat(len(c.Kept))
	j.check(len(c.Kept))
	return &next
}

// picked returns the new numbers of the rows that an aggregate picked, -1 for none.
func picked(rows, moved []int32) (next []int32) {
	for _, row := range rows {
		if row >= 0 {
			row = moved[row]
		}
		next = append(next, row)
	}
	return next
}

// adopt takes the keys of the remaining rows.
func (k *keptKeys) adopt(c *Compaction, list []int32) {
	if c.keys == nil {
		*k = keptKeys{}
		return
	}
	k.by, k.fresh = c.keys, nil
	if k.list = nil; c.inList {
		k.list = list
	}
}
