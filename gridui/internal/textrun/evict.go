// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

// Limits on cached runs.
const (
	// minKept runs are always kept, about four screens of cells.
	minKept = 4096
	// keptFrames is the number of busy frames whose runs are kept beyond that. As the least recently used runs
	// are evicted first, runs of the last frames are safe.
	keptFrames = 8
	// peakDecay is the inverse of the part of the peak lost in each frame: a large frame counts for a second
	// or two.
	peakDecay = 64
)

// Begin starts a frame. It resets the counts of Stats, ages the runs and evicts the least recently used ones
// while there are more than eight frames like the recent ones need (at least 4096). A run used in the last
// few frames is never evicted, and a frame without text ages nothing. An evicted run is reused for another
// text.
func (c *Cache) Begin() {
	if c.Shaper != c.shaper || c.Locale != c.locale || !sameFaces(c.Faces, c.given) {
		c.Reset()
	}
	if c.inUse > 0 {
		c.frame++
		c.peak = max(c.inUse, c.peak-(c.peak+peakDecay-1)/peakDecay)
	}
	c.inUse = 0
	c.stats = Stats{Runs: c.stats.Runs}
	c.paragraphs.age(c.frame)
	c.forgetMasks()
	limit := max(minKept, keptFrames*c.peak)
	for c.stats.Runs > limit {
		c.evict(c.oldest)
	}
}

// Reset discards all runs, for a new display scale or other fonts. Runs held elsewhere remain unchanged.
func (c *Cache) Reset() {
	for r := c.oldest; r != nil; {
		next := r.newer
		r.older, r.newer, r.evicted = nil, nil, true
		r = next
	}
	c.newest, c.oldest, c.last = nil, nil, nil
	c.faces, c.table = nil, table{}
	c.spare, c.spares = nil, 0
	c.paragraphs = paragraphs{}
	c.masker.bytes = 0
	c.inUse, c.peak = 0, 0
	c.stats.Runs = 0
	if !sameFaces(c.Faces, c.given) {
		c.typefaces = newTypefaces(c.Faces)
	}
	c.shaper, c.locale, c.given = c.Shaper, c.Locale, c.Faces
}

// takeSpare returns an empty run.
func (c *Cache) takeSpare() *Run {
	r := c.spare
	if r == nil {
		return new(Run)
	}
	c.spare = r.newer
	c.spares--
	r.clear()
	return r
}

// touch marks a run as used in this frame.
func (c *Cache) touch(r *Run) {
	if r.used == c.frame {
		return
	}
	c.unlink(r)
	c.push(r)
}

// insert adds a new run to the cache.
func (c *Cache) insert(r *Run) {
	c.stats.Runs++
	c.table.insert(r)
	c.push(r)
}

func (c *Cache) evict(r *Run) {
	c.unlink(r)
	c.table.remove(r)
	r.evicted = true
	if c.spares < max(minKept, c.peak) {
		r.newer, c.spare = c.spare, r
		c.spares++
	}
	c.stats.Runs--
	c.stats.Evicted++
}

// push makes r the newest run.
func (c *Cache) push(r *Run) {
	c.inUse++
	r.used = c.frame
	r.older = c.newest
	if c.newest != nil {
		c.newest.newer = r
	} else {
		c.oldest = r
	}
	c.newest = r
}

func (c *Cache) unlink(r *Run) {
	if r.older != nil {
		r.older.newer = r.newer
	} else {
		c.oldest = r.newer
	}
	if r.newer != nil {
		r.newer.older = r.older
	} else {
		c.newest = r.older
	}
	r.older, r.newer = nil, nil
}

// forgetMasks discards all masks if they use more than maxMasks bytes.
func (c *Cache) forgetMasks() {
	if c.masker.bytes <= maxMasks {
		return
	}
	c.masker.bytes = 0
	for _, f := range c.faces {
		if f.fast == nil {
			continue
		}
		for _, o := range f.fast.outlines {
			if o != nil {
				o.masks = nil
			}
		}
	}
}
