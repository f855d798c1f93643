// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import "time"

// Stage is a part of a frame that is timed.
type Stage uint8

// The stages of a frame, in the order in which they end.
const (
	StageStyle Stage = iota
	StageArrange
	StageSemantics
	StageBody
	StageHead
	StageBars
	NumStages
)

// Stages times the stages of a frame while it is on. The zero value is off.
type Stages struct {
	on    bool
	start time.Time
	ended [NumStages]time.Duration
}

// Switch turns the timing on or off. Call it between frames, so that all stages of a frame are
// timed or none is.
func (s *Stages) Switch(on bool) { s.on = on }

// Begin begins a frame.
func (s *Stages) Begin() {
	if s.on {
		s.ended = [NumStages]time.Duration{}
		s.start = time.Now()
	}
}

// End notes that a stage has ended.
//
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (s *Stages) End(stage Stage) {
	if s.on {
		s.ended[stage] = time.Since(s.start)
	}
}

// Ended returns the times from the beginning of the frame to the end of each stage and to now. ok
// is false if the frame was not timed. A skipped stage has 0.
func (s *Stages) Ended() (ended [NumStages]time.Duration, total time.Duration, ok bool) {
	if !s.on || s.start.IsZero() {
		return ended, 0, false
	}
	return s.ended, time.Since(s.start), true
}
