// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window_test

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/window"
)

const question = "Save the changes before closing?"

// answer clicks a button of the question, which is drawn over the others.
func (s *stage) answer(label string) {
	s.t.Helper()
	all := s.FindAll(label)
	require.NotEmpty(s.t, all)
	s.Click(all[len(all)-1].Center())
}

func TestAWindowWithoutChangesCloses(t *testing.T) {
	s, _ := newWritableStage(t, nil)
	assert.True(t, s.Closing(), "before there are rows")
	s.untilShown("500 rows", "note 2")
	assert.True(t, s.Closing())
	s.step()
	assert.False(t, s.shows(question))
	assert.False(t, s.Finished())
}

func TestClosingSavesChanges(t *testing.T) {
	s, other := newWritableStage(t, nil)
	s.untilShown("500 rows", "note 2")
	s.typeInto("note 2", "mine")
	s.untilShown("1 edited")
	s.press("bare")
	s.untilShown("2 rows", "y")
	s.press("y")
	s.Type("typed still") // the cell is not left
	assert.False(t, s.Closing())
	s.untilShown(question, "not saved: bare, notes")
	s.Keys("Enter") // Save has the keyboard
	s.until("all is saved", s.Finished)
	assert.True(t, s.Closing())
	assert.Equal(t, "mine", scan(t, other, "SELECT text FROM notes WHERE id = 2").String)
	assert.Equal(t, "typed still", scan(t, other, "SELECT a FROM bare WHERE b = 2").String)
}

func TestClosingDiscardsChanges(t *testing.T) {
	s, other := newWritableStage(t, nil)
	s.untilShown("500 rows", "note 2")
	s.typeInto("note 2", "mine")
	assert.False(t, s.Closing())
	s.untilShown(question)
	s.answer("Discard")
	s.step()
	assert.True(t, s.Finished())
	assert.True(t, s.Closing())
	assert.Equal(t, "note 2", scan(t, other, "SELECT text FROM notes WHERE id = 2").String)
}

// Everything below the question ignores clicks and keys.
func TestClosingIsCancelled(t *testing.T) {
	s, _ := newWritableStage(t, nil)
	s.untilShown("500 rows", "note 2")
	s.typeInto("note 2", "mine")
	for _, leave := range []func(){func() { s.answer("Cancel") }, func() { s.Keys("Escape") }} {
		assert.False(t, s.Closing())
		assert.False(t, s.Closing(), "asked twice")
		s.untilShown(question)
		s.press("Add row")
		s.Keys("Ctrl+S")
		leave()
		s.step()
		assert.False(t, s.shows(question))
		assert.False(t, s.Finished())
		s.untilShown("1 edited", "mine")
		assert.False(t, s.shows("1 added"))
	}
	s.Keys("Ctrl+S")
	s.untilShown("Saved")
	assert.True(t, s.Closing())
}

func TestAFailedSaveKeepsTheWindow(t *testing.T) {
	s, other := newWritableStage(t, nil)
	_, err := other.Exec("CREATE TRIGGER closed BEFORE UPDATE ON notes BEGIN SELECT RAISE(ABORT, 'closed today'); END")
	require.NoError(t, err)
	s.untilShown("500 rows", "note 2")
	s.typeInto("note 2", "mine")
	s.press("bare")
	s.untilShown("2 rows")
	assert.False(t, s.Closing())
	s.untilShown(question)
	s.answer("Save")
	s.untilShown("closed today", "1 edited", "mine")
	assert.False(t, s.shows(question))
	assert.False(t, s.Finished())
}

func TestTheQuestionInKorean(t *testing.T) {
	s, _ := newWritableStage(t, func(o *window.Options) { o.Look.Lang = look.Korean })
	s.untilShown("500행", "note 2")
	s.typeInto("note 2", "내 값")
	assert.False(t, s.Closing())
	s.untilShown("닫기 전에 변경 내용을 저장할까요?", "저장하지 않음: notes", "저장 안 함", "취소")
}
