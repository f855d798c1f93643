// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

// FollowChanged reports that a user paused Follow, or resumed it. It is not sent for a change of Follow.Paused by the
// program.
type FollowChanged struct {
	// Paused is the new value of Follow.Paused.
	Paused bool
	// By names the action that paused or resumed it.
	By FollowCause
}

// FollowCause names an action that pauses or resumes Follow.
type FollowCause uint8

const (
	// FollowByScroll is a wheel, a finger, a scroll bar, or a scroll by the program or a search.
	FollowByScroll FollowCause = iota
	// FollowByFocus is a move of the focus to another row than the last.
	FollowByFocus
	// FollowByEditor is an editor, FollowByMenu a menu that opened, FollowByDrag a drag that began.
	FollowByEditor
	FollowByMenu
	FollowByDrag
	// FollowByButton is the button with the number of new rows, FollowByKey is ActionFollow.
	FollowByButton
	FollowByKey
)
