// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"encoding/json"
	"errors"
	"runtime"
	"strconv"

	"github.com/giogrid/giogrid/example/bench/internal/measure"
	"github.com/giogrid/giogrid/example/bench/internal/records"
	"github.com/giogrid/giogrid/tracking"
)

const trackedRows = 100_000

// changes measures change tracking over 100,000 rows of eight fields. It is compared with the minimum work of a
// program without this library.
func changes(_ settings, t *table) error {
	data := records.Make(trackedRows)
	for _, measured := range []func(*table, []records.Record) error{trackerMemory, editRows, sendRows, pasteCells} {
		if err := measured(t, data); err != nil {
			return err
		}
	}
	return nil
}

func recordID(r records.Record) string { return strconv.FormatInt(r.ID, 10) }

func newTracker(data []records.Record) (*tracking.Tracker[records.Record], error) {
	return tracking.New(tracking.Config[records.Record]{Data: data, RowKey: recordID})
}

// trackerMemory measures the memory of a tracker for unchanged and for changed rows.
func trackerMemory(t *table, data []records.Record) error {
	const edits = 10_000
	before := measure.Heap()
	tracker, err := newTracker(data)
	if err != nil {
		return err
	}
	index := measure.Heap() - before
	for i := range edits {
		if err := raise(tracker, i*7); err != nil {
			return err
		}
	}
	all := measure.Heap() - before
	runtime.KeepAlive(tracker)
	t.add(value("tracking/memory", float64(index)/trackedRows, "B/row").atMost(16))
	t.add(value("tracking/memory/edited", float64(all-index)/edits, "B/row"))
	return nil
}

// raise edits a row.
func raise(tracker *tracking.Tracker[records.Record], row int) error {
	changed, err := tracker.Update(strconv.Itoa(row), func(r *records.Record) { r.Score++ })
	if err == nil && !changed {
		err = errors.New("an edit changed nothing")
	}
	return err
}

// editRows measures 1,000 edits, each followed by reading 50 rows, as for a screen. The baseline copies the row in
// case it is needed later, and changes it in place.
func editRows(t *table, data []records.Record) error {
	const edits, screen = 1000, 50
	tracker, err := newTracker(data)
	if err != nil {
		return err
	}
	plain, originals, index := append([]records.Record(nil), data...), map[string]records.Record{}, map[string]int{}
	for i := range plain {
		index[recordID(plain[i])] = i
	}
	next, plainNext := 0, 0
	read := 0.0
	d := measure.Plan{Rounds: 15, Times: 2}.Run(
		func() {
			rows := tracker.Rows()
			for range edits {
				err = errors.Join(err, raise(tracker, next))
				for i := range screen {
					read += rows.At(max(next-i, 0)).Score
				}
				next++
			}
		},
		func() {
			for range edits {
				i := index[strconv.Itoa(plainNext)]
				originals[recordID(plain[i])] = plain[i]
				plain[i].Score++
				for k := range screen {
					read += plain[max(plainNext-k, 0)].Score
				}
				plainNext++
			}
		},
	)
	if tracker.Edited().Len() != len(originals) {
		return errors.New("edits were lost")
	}
	t.add(value("tracking/edit-1k/plain", milliseconds(d.B), "ms"))
	t.add(value("tracking/edit-1k", milliseconds(d.A), "ms").against(d.Ratio).atMost(4))
	runtime.KeepAlive(read)
	return errors.Join(err, askForChanges(t, tracker, data))
}

// askForChanges measures HasChanges with many changes and with a single one.
func askForChanges(t *table, many *tracking.Tracker[records.Record], data []records.Record) error {
	one, err := newTracker(data)
	if err != nil {
		return err
	}
	if err := raise(one, 0); err != nil {
		return err
	}
	const times = 1 << 20
	yes := 0
	ask := func(tracker *tracking.Tracker[records.Record]) func() {
		return func() {
			for range times {
				if tracker.HasChanges() {
					yes++
				}
			}
		}
	}
	d := measure.Plan{Rounds: 9, Times: 2}.Run(ask(many), ask(one))
	t.add(nanoseconds("tracking/has-changes", d.A, times).against(d.Ratio).atMost(2))
	if yes != 2*2*9*times {
		return errors.New("changes were not seen")
	}
	return nil
}

// sendRows measures making the payload of 10,000 edited rows, against encoding/json for the same rows.
func sendRows(t *table, data []records.Record) error {
	const edits = 10_000
	tracker, err := newTracker(data)
	if err != nil {
		return err
	}
	for i := range edits {
		if err := raise(tracker, i*7); err != nil {
			return err
		}
	}
	rows := tracker.Edited().Slice()
	var ours, plain []byte
	var failed, plainFailed error
	d := measure.Plan{Rounds: 9, Times: 2}.Run(
		func() { ours, failed = tracker.ChangeSet().Payload() },
		func() { plain, plainFailed = json.Marshal(rows) },
	)
	if err := errors.Join(failed, plainFailed); err != nil {
		return err
	}
	t.add(value("tracking/payload-10k/plain", milliseconds(d.B), "ms"))
	t.add(value("tracking/payload-10k", milliseconds(d.A), "ms").against(d.Ratio).atMost(3))
	return sameRows(ours, plain)
}

// sameRows returns an error unless a payload contains the same updated rows as plain JSON.
func sameRows(payload, plain []byte) error {
	var ours struct{ Updated []records.Record }
	var theirs []records.Record
	if err := errors.Join(json.Unmarshal(payload, &ours), json.Unmarshal(plain, &theirs)); err != nil {
		return err
	}
	if len(ours.Updated) != len(theirs) {
		return errors.New("rows are missing in the payload")
	}
	for i := range theirs {
		if ours.Updated[i] != theirs[i] {
			return errors.New("a row of the payload differs")
		}
	}
	return nil
}
