// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

// Poster collects changes that other goroutines posted, without the type of their rows.
type Poster interface {
	// Take returns what was posted since the last call, false where that is nothing.
	Take() (c Change, ok bool)
	// Close ends the wake-ups of the window.
	Close()
}

// posted applies the changes that other goroutines posted.
type posted struct {
	in    *inputs
	queue *changes
	// From is where they were posted, nil: nowhere.
	From Poster
	// taken is one more than the frame that took the last ones.
	taken uint32
}

// Take applies what was posted, once a frame.
func (p *posted) Take() {
	if p.From == nil || p.taken == p.in.Frame+1 {
		return
	}
	p.taken = p.in.Frame + 1
	if c, ok := p.From.Take(); ok {
		if err := p.queue.Apply(c); err != nil {
			p.in.Report.Problem("feed"+err.Error(), "changes that were posted are lost: %w", err)
		}
	}
}

// Close ends the wake-ups of the window.
func (p *posted) Close() {
	if p.From != nil {
		p.From.Close()
	}
}
